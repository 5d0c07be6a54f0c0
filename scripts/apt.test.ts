import { installPermission } from './apt.cjs';

test.each([
  ['root without a terminal', { isRoot: true, hasTerminal: false, underCi: false }, 'install'],
  ['root under CI', { isRoot: true, hasTerminal: true, underCi: true }, 'install'],
  ['root at a terminal', { isRoot: true, hasTerminal: true, underCi: false }, 'ask'],
  ['a user at a terminal, who needs sudo', { isRoot: false, hasTerminal: true, underCi: false }, 'ask'],
  ['a user without a terminal', { isRoot: false, hasTerminal: false, underCi: false }, 'refuse'],
  ['a user under CI', { isRoot: false, hasTerminal: true, underCi: true }, 'refuse'],
])('%s may: %#', (_name, who, permission) => {
  expect(installPermission(who)).toBe(permission);
});
