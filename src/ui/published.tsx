import type { PublishedSeverity } from "../model/finding";
import { KNOWN_TOOLS } from "../model/known-tools";
import { t } from "../platform/i18n";

/** Known tools that publish no check for it. */
export function silentTools(published: readonly PublishedSeverity[]): string[] {
  return KNOWN_TOOLS.filter((tool) => !published.some(({ by }) => by === tool));
}

/** What each tool would say of a finding, and which known ones would say nothing. */
export function Published({ published }: { published: readonly PublishedSeverity[] }) {
  const silent = silentTools(published);
  return (
    <>
      {published.length > 0 && (
        <table class="published">
          <thead>
            <tr>
              <th scope="col">{t("columnTool")}</th>
              <th scope="col">{t("columnToolSeverity")}</th>
              <th scope="col">{t("columnToolName")}</th>
            </tr>
          </thead>
          <tbody>
            {published.map(({ by, severity, name }) => (
              <tr key={`${by} ${name}`}>
                <th scope="row">{by}</th>
                <td>{severity}</td>
                <td>{name ?? "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {silent.length > 0 && <p class="quiet">{t("publishedSilent", silent.join(", "))}</p>}
    </>
  );
}
