import { formatNumber, t } from "../../platform/i18n";

export interface Bar {
  readonly name: string;
  readonly count: number;
  /** Where the rows behind it are. */
  readonly href: string;
  /** Said beside the name. */
  readonly note?: string;
}

interface Props {
  /** Message keys: of the heading, of what a bar is, of what is counted, of why there are none. */
  readonly title: string;
  readonly named: string;
  readonly counted: string;
  readonly empty: string;
  readonly bars: readonly Bar[];
}

/** Numbers as a table whose last column draws them; the table is what a screen reader reads. */
export function Bars({ title, named, counted, empty, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  if (bars.length === 0) {
    return (
      <section class="block">
        <h2>{t(title)}</h2>
        <p class="quiet">{t(empty)}</p>
      </section>
    );
  }
  return (
    <section class="block">
      <h2>{t(title)}</h2>
      <table class="bars">
        <caption class="visually-hidden">{t(title)}</caption>
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{t(named)}</th>
            <th scope="col">{t(counted)}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, count, href, note }) => (
            <tr key={name}>
              <th scope="row">
                <a href={href}>{name}</a> {note !== undefined && <span class="quiet">{note}</span>}
              </th>
              <td class="number">{formatNumber(count)}</td>
              <td aria-hidden="true">
                {count > 0 && <span class="bar" style={{ width: `${(100 * count) / most}%` }} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
