import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { bits, dnsName, integer, octets, oid, sequence, set, TRUE, tagged, utcTime, utf8 } from "./der";

/** ecdsa-with-SHA256 */
const ALGORITHM = sequence(oid("1.2.840.10045.4.3.2"));
const DAY_MS = 86_400_000;

const nameOf = (commonName: string): Uint8Array => sequence(set(sequence(oid("2.5.4.3"), utf8(commonName))));

const extension = (id: string, critical: boolean, value: Uint8Array): Uint8Array =>
  sequence(oid(id), ...(critical ? [TRUE] : []), octets(value));

const publicBytes = (key: KeyObject): Uint8Array =>
  new Uint8Array(key.export({ type: "spki", format: "der" }) as Buffer);

interface Request {
  readonly subject: string;
  readonly issuer: string;
  readonly publicKey: KeyObject;
  readonly signWith: KeyObject;
  readonly extensions: readonly Uint8Array[];
}

/** A certificate of RFC 5280, valid from yesterday for a month. */
function certificate({ subject, issuer, publicKey, signWith, extensions }: Request): Uint8Array {
  const now = Date.now();
  const serial = new Uint8Array([1, ...randomBytes(8)]);
  const body = sequence(
    tagged(0xa0, integer(Uint8Array.of(2))),
    integer(serial),
    ALGORITHM,
    nameOf(issuer),
    sequence(utcTime(new Date(now - DAY_MS)), utcTime(new Date(now + 30 * DAY_MS))),
    nameOf(subject),
    publicBytes(publicKey),
    tagged(0xa3, sequence(...extensions)),
  );
  return sequence(body, ALGORITHM, bits(new Uint8Array(sign("sha256", body, signWith))));
}

export interface TestCertificate {
  /** PEM, for the server. */
  readonly key: string;
  readonly cert: string;
  /** Base64 of the authority, for Firefox to trust. */
  readonly authority: string;
  /** Base64 of the SHA-256 of the server's public key, for Chromium to overlook its issuer. */
  readonly spki: string;
}

const AUTHORITY = "Canonical Lens test authority";

/** Makes an authority and a server certificate for these names; both live as long as the test run. */
export function makeCertificate(names: readonly string[]): TestCertificate {
  const root = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const server = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const by = { issuer: AUTHORITY, signWith: root.privateKey };
  const authority = certificate({
    ...by,
    subject: AUTHORITY,
    publicKey: root.publicKey,
    extensions: [extension("2.5.29.19", true, sequence(TRUE))],
  });
  const leaf = certificate({
    ...by,
    subject: names[0] ?? "test",
    publicKey: server.publicKey,
    extensions: [extension("2.5.29.17", false, sequence(...names.map(dnsName)))],
  });
  const base64 = (der: Uint8Array): string => Buffer.from(der).toString("base64");
  return {
    key: server.privateKey.export({ type: "pkcs8", format: "pem" }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${base64(leaf)
      .match(/.{1,64}/g)
      ?.join("\n")}\n-----END CERTIFICATE-----\n`,
    authority: base64(authority),
    spki: createHash("sha256").update(publicBytes(server.publicKey)).digest("base64"),
  };
}
