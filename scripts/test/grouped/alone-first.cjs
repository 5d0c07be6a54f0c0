const { basename } = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

/**
 * Jest starts what took longest last time, or has the largest file where it has not seen it run. A file that runs alone
 * is a group of one line, so the longest of all would start last in a new clone, with an idle core beside it.
 */
module.exports = class AloneFirst extends Sequencer {
  sort(tests) {
    const isAlone = ({ path }) => basename(path).startsWith('alone-');
    const sorted = super.sort(tests);
    return [...sorted.filter(isAlone), ...sorted.filter((test) => !isAlone(test))];
  }
};
