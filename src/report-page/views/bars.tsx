import { t } from "../../platform/i18n";

export interface Bar {
  readonly name: string;
  readonly count: number;
  /** Where the rows behind it are. */
  readonly href: string;
}

/** Numbers as a table whose last column draws them. */
export function Bars({ title, bars, empty }: { title: string; bars: readonly Bar[]; empty: string }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <section class="block">
      <h2>{t(title)}</h2>
      {bars.length === 0 && <p class="quiet">{t(empty)}</p>}
      <table class="bars">
        <caption class="visually-hidden">{t(title)}</caption>
        <tbody>
          {bars.map(({ name, count, href }) => (
            <tr key={name}>
              <th scope="row">
                <a href={href}>{name}</a>
              </th>
              <td class="number">{count.toLocaleString()}</td>
              <td aria-hidden="true">
                <span class="bar" style={{ width: `${(100 * count) / most}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
