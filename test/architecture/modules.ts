import { cruise, type ICruiseResult } from "dependency-cruiser";

interface Import {
  readonly file: string;
  readonly room: string | null;
  /** Nothing of it is left when the program runs. */
  readonly typeOnly: boolean;
}

export interface Module {
  /** `src/checks/run.ts` */
  readonly file: string;
  /** `checks` */
  readonly room: string;
  readonly imports: readonly Import[];
}

/** `src/checks/run.ts` -> `checks`; null for what is not ours. */
function roomOf(file: string): string | null {
  return /^src\/([^/]+)\//.exec(file)?.[1] ?? null;
}

/** Every source file with what it imports, types included. */
export async function sourceModules(): Promise<readonly Module[]> {
  const { output } = await cruise(
    ["src"],
    {
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
      tsConfig: { fileName: "tsconfig.json" },
    },
    { extensions: [".ts", ".tsx", ".mjs", ".js"] },
  );
  return (output as ICruiseResult).modules.flatMap(({ source, dependencies }) => {
    const room = roomOf(source);
    if (room === null) return [];
    const imports = dependencies.map(({ resolved, module, dependencyTypes }) => ({
      file: resolved.startsWith("src/") ? resolved : module,
      room: roomOf(resolved),
      typeOnly: dependencyTypes.includes("type-only"),
    }));
    return [{ file: source, room, imports }];
  });
}
