import { fromHead } from '../../lib/contact';

/** Who is responsible for personal data and who handles it for them; null where the page was not filled in by a server. */
export const operator = () => ({
  controllerName: fromHead('controller-name'),
  controllerAddress: fromHead('controller-address'),
  officerName: fromHead('dpo-name'),
  officerEmail: fromHead('dpo-email'),
  storage: fromHead('storage-processor'),
  mail: fromHead('mail-processor'),
});
