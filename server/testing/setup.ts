import 'reflect-metadata';

jest.setTimeout(60_000);
