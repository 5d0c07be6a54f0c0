const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/** Stands for the process's own context wherever Jest compiles for the environment's. */
const ownContext = vm.createContext({});
const { compileFunction } = vm;
vm.compileFunction = (code, parameters, { parsingContext, ...options } = {}) =>
  compileFunction(code, parameters, parsingContext === ownContext ? options : { ...options, parsingContext });

/**
 * Node's environment without a context of its own (docs/adr/0011): in a foreign one every look at a global goes through
 * an interceptor. What a file leaves on `globalThis`, the next one of its worker sees. Jest's fake timers would change another
 * `globalThis`: tests of the server move its clock (`server.clock`).
 */
module.exports = class OneContext extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
  }

  getVmContext() {
    return ownContext;
  }
};
