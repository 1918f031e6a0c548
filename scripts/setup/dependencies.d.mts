interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly integrity?: string;
        readonly optional?: boolean;
        readonly devOptional?: boolean;
      }
    >
  >;
}

export function isStale(lockfile: Lockfile, installed: Lockfile | null): boolean;
export function ensureDependencies(): Promise<void>;
