import type { Plugin, Rolldown } from 'vite';

/** The file and all that it imports statically: what is here when its code runs. */
function reach(bundle: Rolldown.OutputBundle, name: string, seen = new Set<string>()): Set<string> {
  const file = bundle[name];
  if (file?.type !== 'chunk' || seen.has(name)) return seen;
  seen.add(name);
  file.imports.forEach((imported) => reach(bundle, imported, seen));
  return seen;
}

const stylesOf = (bundle: Rolldown.OutputBundle, files: ReadonlySet<string>): string[] =>
  [...files].flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];
  });

/** The scripts to fetch ahead of a file that the host imports when it is wanted. */
type FilesToFetch = (file: string, files: string[], host: string) => string[];

/**
 * Beside each import of code that comes later, the bundler lists the files to fetch with it. The lists are shorter without
 * what is here already, and compress better when all name their files in one order.
 */
export function preloadLists(): { plugin: Plugin; filesToFetch: FilesToFetch } {
  let bundle: Rolldown.OutputBundle = {};
  const places = new Map<string, number>();

  const filesToFetch: FilesToFetch = (file, files, host) => {
    const here = reach(bundle, host);
    const styles = new Set(stylesOf(bundle, here));
    // Only new style sheets are waited for; without one the file itself is asked for at once.
    const isAtOnce = stylesOf(bundle, reach(bundle, file)).every((name) => styles.has(name));
    const missing = files.filter((name) => !here.has(name) && !(isAtOnce && name === file));
    for (const name of missing) places.set(name, places.get(name) ?? places.size);
    return missing.sort((one, other) => Number(places.get(one)) - Number(places.get(other)));
  };

  return {
    filesToFetch,
    plugin: {
      name: 'preload-lists',
      apply: 'build',
      // Before the bundler writes the lists.
      enforce: 'pre',
      generateBundle(_options, output) {
        bundle = output;
      },
    },
  };
}
