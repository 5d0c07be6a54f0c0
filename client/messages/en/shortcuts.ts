export const shortcuts = {
  title: 'Keyboard shortcuts',
  listThem: 'List the keys',
  use: 'Use these keys',
  close: 'Close',
} as const;
