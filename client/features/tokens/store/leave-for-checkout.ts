import { isWebUrl } from '../../../../domain/links';

/** The browser's step to the provider's page, held in an object so that a test can watch it. */
export const checkout = {
  open: (url: string): void => window.location.assign(url),
};

/** Goes to the provider's page; false when a browser should not open the address. */
export function leaveForCheckout(url: string | null | undefined): boolean {
  if (!url || !isWebUrl(url)) return false;
  checkout.open(url);
  return true;
}
