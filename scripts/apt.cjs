/** What apt may do here and how it is asked. Plain Node, because bootstrap.mjs needs it before any package is there. */

/**
 * May packages be installed here? Without asking only as root, and then only under CI or without a terminal; sudo
 * never without a yes, so a plain user without a terminal is refused.
 */
exports.installPermission = ({ isRoot, hasTerminal, underCi }) => {
  if (isRoot && (underCi || !hasTerminal)) return 'install';
  return hasTerminal && !underCi ? 'ask' : 'refuse';
};

/** Who runs this process, as installPermission asks. */
exports.whoRunsThis = () => ({
  isRoot: process.getuid?.() === 0,
  hasTerminal: Boolean(process.stdin.isTTY && process.stdout.isTTY),
  underCi: !['', '0', 'false'].includes(process.env.CI ?? ''),
});

/** The commands that install packages, without recommended ones. */
exports.aptCommands = (packages, isRoot) => {
  const sudo = isRoot ? [] : ['sudo'];
  return [
    [...sudo, 'apt-get', 'update'],
    [...sudo, 'apt-get', 'install', '--yes', '--no-install-recommends', ...packages],
  ];
};

/** It asks nothing, and does not warn that it configures packages later. */
exports.aptEnv = { DEBIAN_FRONTEND: 'noninteractive', DEBCONF_NOWARNINGS: 'yes' };

/** MariaDB's programs without its system service. */
exports.databasePackages = ['mariadb-server-core', 'mariadb-client-core'];

/** Has no window and no notifications, which most tests do not need, and takes a quarter less processor time. */
exports.browserPackage = 'chromium-headless-shell';

/** Programs that the browser tests can use, the best first. */
exports.browserPrograms = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
