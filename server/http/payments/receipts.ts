import type { Router } from 'express';
import { findReceipt, receiptFile } from '../../modules/payments';
import type { Services } from '../../services';
import { PDF_POLICY } from '../files/files';
import { servicesOf } from '../../request-services';
import { errorText, textsIn } from '../../language/texts';
import { actorOfRequest, sessionOf } from '../middleware/session';
import { siteRouter } from '../site-router';

/** `/receipts/{invoice}.pdf`: for the owners of the company that paid; a foreign or unpaid invoice gets the same response as a missing one. */
export function receiptRoutes(ofAll: Services): Router {
  const router = siteRouter();
  router.get('/:invoiceId.pdf', async (request, response) => {
    const services = servicesOf(ofAll, request);
    const receipt = await findReceipt(services, actorOfRequest(request), request.params.invoiceId);
    response.set('Cache-Control', 'private, no-store');
    const { language } = sessionOf(request);
    if (!receipt)
      return void response.status(404).json({ errors: [{ message: errorText('RECEIPT_NOT_FOUND', language) }] });
    const name = textsIn(language)('files.receipt.name', { number: receipt.number });
    response
      .set({
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${name}"`,
        'Content-Security-Policy': PDF_POLICY,
      })
      .send(await receiptFile(receipt, language));
  });
  return router;
}
