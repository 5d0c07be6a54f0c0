import 'reflect-metadata';
import '../../server/main';
import { writeSchema } from '../emit-schema';

/**
 * What `npm run dev` starts and restarts: the server from its sources. It has read all types to start, so it also
 * writes schema.graphql from them; a process of its own for that would read everything a second time. It stops when
 * the script that started it is gone.
 */
writeSchema();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
