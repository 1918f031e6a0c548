/**
 * An address as a Location may write it, without user name and password; they
 * appear in no report and no storage.
 * `//me:secret@a.example/p` -> `//a.example/p`; `/p?q=a@b` stays
 */
export function withoutPassword(location: string): string {
  const start = /^(?:[a-z][a-z\d+.-]*:)?[\\/]{2}/i.exec(location)?.[0];
  if (start === undefined) return location;
  const rest = location.slice(start.length);
  const end = rest.search(/[\\/?#]/);
  const authority = end === -1 ? rest : rest.slice(0, end);
  return start + rest.slice(authority.lastIndexOf("@") + 1);
}
