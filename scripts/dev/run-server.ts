import 'reflect-metadata';
import '../../server/main';
import { writeSchema } from '../emit-schema';

/**
 * What `npm run dev` starts and restarts: the server from its sources. It also writes schema.graphql, because a
 * separate process would load all types a second time. It stops when the script that started it is gone.
 */
writeSchema();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
