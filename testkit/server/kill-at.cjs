/**
 * Loaded with `node -r` into a server process that a test starts: ends it as `kill -9` does at a named step, so that
 * the product needs no such switch. KILL_AT is one of
 *   before-fetch:PATTERN   before a call of another service is sent
 *   after-fetch:PATTERN    when its response has arrived and nobody has read it
 *   before-sql:PATTERN     before a statement is sent to the database
 *   after-sql:PATTERN      when the database has carried it out
 * and KILL_ARMED_BY, when set, a statement that must have been seen before. A COMMIT counts when its own transaction has
 * had that statement: background tasks commit on other connections at any moment.
 */
const path = require('node:path');
const Connection = require(path.join(path.dirname(require.resolve('mysql2')), 'lib/base/connection.js'));

const [step, pattern] = (process.env.KILL_AT ?? '').split(/:(.*)/s);
const armedBy = process.env.KILL_ARMED_BY;
let armed = !armedBy;
/** Connections whose present transaction has had the statement. */
const armedConnections = new WeakSet();

function dieAt(here, text, isArmed = armed) {
  if (here === step && isArmed && new RegExp(pattern).test(text)) process.kill(process.pid, 'SIGKILL');
}

function isArmedOn(connection, text) {
  return armedBy && text.startsWith('COMMIT') ? armedConnections.has(connection) : armed;
}

const { fetch } = globalThis;
globalThis.fetch = async (url, init) => {
  dieAt('before-fetch', String(url));
  const response = await fetch(url, init);
  dieAt('after-fetch', String(url));
  return response;
};

for (const method of ['query', 'execute']) {
  const send = Connection.prototype[method];
  Connection.prototype[method] = function sendOrDie(sql, values, callback) {
    const text = typeof sql === 'string' ? sql : sql.sql;
    dieAt('before-sql', text, isArmedOn(this, text));
    if (text.startsWith('START TRANSACTION')) armedConnections.delete(this);
    if (armedBy && new RegExp(armedBy).test(text)) {
      armed = true;
      armedConnections.add(this);
    }
    const done = typeof values === 'function' ? values : callback;
    const observed =
      done &&
      ((...results) => {
        dieAt('after-sql', text, isArmedOn(this, text));
        done(...results);
      });
    return typeof values === 'function' ? send.call(this, sql, observed) : send.call(this, sql, values, observed);
  };
}
