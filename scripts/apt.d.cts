export interface Who {
  isRoot: boolean;
  hasTerminal: boolean;
  underCi: boolean;
}
export function installPermission(who: Who): 'install' | 'ask' | 'refuse';
export function whoRunsThis(): Who;
export function aptCommands(packages: readonly string[], isRoot: boolean): string[][];
export const aptEnv: Readonly<Record<string, string>>;
export const databasePackages: readonly string[];
export const browserPackage: string;
export const browserPrograms: readonly string[];
