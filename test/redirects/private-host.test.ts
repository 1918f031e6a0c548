import { describe, expect, it } from "vitest";
import { isPrivateAddress, isPrivateHost } from "../../src/redirects/private-host";

/** As the URL parser serialises it, which undoes decimal, hexadecimal and octal spellings. */
const hostOf = (url: string): string => new URL(url).hostname;

describe("isPrivateHost", () => {
  it.each([
    "http://localhost/",
    "http://shop.localhost/",
    "http://localhost./",
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://017700000001/",
    "http://10.1.2.3/",
    "http://172.16.0.1/",
    "http://172.31.255.255/",
    "http://192.168.1.1/",
    "http://169.254.169.254/",
    "http://100.64.0.1/",
    "http://0.0.0.0/",
    "http://[::1]/",
    "http://[::]/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[64:ff9b:1::1]/",
    "http://[2002:7f00:1::]/",
    "http://[2002:c0a8:101::1]/",
    "http://[2001:0:4136:e378:8000:63bf:f5ff:fffe]/",
    "http://[fec0::1]/",
    "http://printer.local/",
    "http://intranet/",
  ])("%s is private", (url) => {
    expect(isPrivateHost(hostOf(url))).toBe(true);
  });

  it.each([
    "http://example.com/",
    "http://8.8.8.8/",
    "http://172.32.0.1/",
    "http://192.169.0.1/",
    "http://192.0.78.9/",
    "http://100.128.0.1/",
    "http://[2606:4700::1111]/",
    "http://[::ffff:8.8.8.8]/",
    "http://[2002:808:808::1]/",
    "http://[64:ff9b::808:808]/",
    "http://local.example.com/",
    "http://10.example.com/",
    "mailto:a@example.com",
    "tel:+39061",
    "javascript:void(0)",
  ])("%s is not", (url) => {
    expect(isPrivateHost(hostOf(url))).toBe(false);
  });
});

describe("isPrivateAddress", () => {
  it.each(["127.0.0.1", "10.0.0.1", "::1", "[::1]", "fe80::1%eth0", "::ffff:127.0.0.1", "fd00::1"])(
    "%s is private",
    (ip) => {
      expect(isPrivateAddress(ip)).toBe(true);
    },
  );

  it.each(["8.8.8.8", "2606:4700::1111", "", "shop", "not an address"])("%s is not", (ip) => {
    expect(isPrivateAddress(ip)).toBe(false);
  });
});
