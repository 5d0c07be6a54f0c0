import 'reflect-metadata';

// For tests and hooks: a limit for what hangs, never for what is slow.
jest.setTimeout(300_000);
