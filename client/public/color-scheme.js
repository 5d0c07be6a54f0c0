// Runs before the first paint, as a file of its own because the page's policy allows no inline script:
// a person who chose dark would otherwise see a white flash on every load.
(function () {
  var chosen = null;
  try {
    chosen = window.localStorage.getItem('mantine-color-scheme-value');
  } catch (error) {
    // Storage can be closed to us (private windows): the system's scheme is a good choice.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
