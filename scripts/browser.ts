import { browserPackage, browserPrograms } from './apt.cjs';
import { installDebianPackages } from './debian-packages';
import { isExecutable } from './is-executable';
import { createProgress, type OnProgress } from './progress';
import { runCommandLine, StartUpError } from './start-up-error';

const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const PLACES = [...browserPrograms.map((program) => `/usr/bin/${program}`), ...MAC];

/**
 * Path of a Chromium for the end-to-end tests: CHROMIUM_PATH, else one in a usual place, else Debian's package
 * without a window is installed, or the whole one. Throws StartUpError with what helps.
 */
export async function findOrInstallChromium(onProgress: OnProgress, { isWhole = false } = {}): Promise<string> {
  const places = isWhole ? PLACES.filter((place) => !place.endsWith(browserPackage)) : PLACES;
  const debianPackage = isWhole ? 'chromium' : browserPackage;
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named;
    throw new StartUpError(`CHROMIUM_PATH is ${named}, and no program is there.`);
  }
  const found = places.find(isExecutable);
  if (found !== undefined) return found;
  await installDebianPackages({
    packages: [debianPackage],
    purpose: 'A Chromium browser (for the end-to-end tests)',
    otherwise: ['macOS:  brew install --cask chromium', 'Any Chromium or Chrome: set CHROMIUM_PATH to its program.'],
    onProgress,
  });
  const installed = places.find(isExecutable);
  if (installed === undefined)
    throw new StartUpError(`The ${debianPackage} package is installed, yet no program is found.`);
  return installed;
}

if (require.main === module)
  void runCommandLine(async () => console.log(await findOrInstallChromium(createProgress())));
