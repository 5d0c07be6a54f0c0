import { SERVICE_WORKER_PATH } from '../../domain/service-worker';
import { tellLoaded } from '../lib/tell-loaded';

export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH);
  await tellLoaded(false);
}
