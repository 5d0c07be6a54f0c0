import 'reflect-metadata';
import './graphql-as-in-production';
import 'graphql/jsutils/instanceOf';
import { postingRules } from './posting-rules';

process.env['NODE_ENV'] = 'test';

// For tests and hooks: a limit for what hangs, never for what is slow.
jest.setTimeout(300_000);

afterAll(() => postingRules.stop());
