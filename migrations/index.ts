import type { MigrationInterface } from 'typeorm';
import { Initial1763700000000 } from './1763700000000-initial';

/** All migrations, oldest first. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [Initial1763700000000];
