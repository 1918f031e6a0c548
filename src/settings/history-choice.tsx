import { useEffect, useState } from "preact/hooks";
import { onChange } from "../platform/changes";
import { eraseHistory, HISTORY_LIMITS, type HistorySite, historySites } from "../platform/history-store";
import { formatDateTime, formatNumber, t } from "../platform/i18n";
import { readSettings, type Settings, writeSettings } from "../platform/settings-store";

function Site({ site, audits, at }: HistorySite) {
  return (
    <tr>
      <th scope="row">
        <bdi dir="ltr">{site}</bdi>
      </th>
      <td class="number">{formatNumber(audits)}</td>
      <td>{formatDateTime(at)}</td>
      <td>
        <button type="button" class="link" onClick={() => void eraseHistory(site)}>
          {t("historyEraseSite", site)}
        </button>
      </td>
    </tr>
  );
}

function Sites({ sites }: { sites: readonly HistorySite[] }) {
  return (
    <table class="sites" data-testid="history-sites">
      <caption class="visually-hidden">{t("historySites")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("columnSite")}</th>
          <th scope="col" class="number">
            {t("columnAudits")}
          </th>
          <th scope="col">{t("columnLastAudit")}</th>
          <th scope="col">
            <span class="visually-hidden">{t("columnErase")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sites.map((site) => (
          <Site key={site.site} {...site} />
        ))}
      </tbody>
    </table>
  );
}

/** Sites in the history, kept up to date while audits go on in other tabs. */
function useSites(): readonly HistorySite[] {
  const [sites, setSites] = useState<readonly HistorySite[]>([]);
  useEffect(() => {
    const read = () => void historySites().then(setSites, () => setSites([]));
    read();
    return onChange("history", read);
  }, []);
  return sites;
}

/** Whether audits are remembered, what is, and the ways to forget it. */
export function HistoryChoice() {
  const sites = useSites();
  const [settings, setSettings] = useState<Settings | null>(null);
  useEffect(() => void readSettings().then(setSettings), []);
  const toggle = () => {
    const next = { ...settings, history: settings?.history === false };
    setSettings(next);
    void writeSettings(next);
  };
  return (
    <section>
      <h2>{t("history")}</h2>
      <label>
        <input
          type="checkbox"
          checked={settings?.history !== false}
          onChange={toggle}
          data-testid="history-on"
        />{" "}
        {t("historyOn")}
      </label>
      <p class="quiet">{t("historyWhat", HISTORY_LIMITS.audits, HISTORY_LIMITS.sites)}</p>
      {sites.length === 0 ? <p>{t("historyNone")}</p> : <Sites sites={sites} />}
      {sites.length > 0 && (
        <button type="button" class="button" data-testid="history-erase" onClick={() => void eraseHistory()}>
          {t("historyEraseAll")}
        </button>
      )}
    </section>
  );
}
