import { metaContent } from '../../lib/contact';

/** Who is responsible for personal data and who handles it for them; null where the page was not filled in by a server. */
export const operator = () => ({
  controllerName: metaContent('controller-name'),
  controllerAddress: metaContent('controller-address'),
  officerName: metaContent('dpo-name'),
  officerEmail: metaContent('dpo-email'),
  storage: metaContent('storage-processor'),
  mail: metaContent('mail-processor'),
});
