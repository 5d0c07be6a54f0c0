/** A file as its text, the way Vite gives it for `?raw`. */
module.exports = {
  process: (text) => ({ code: `exports.__esModule = true; exports.default = ${JSON.stringify(text)};` }),
};
