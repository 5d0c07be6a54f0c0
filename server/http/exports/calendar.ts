import { Router } from 'express';
import { calendarFile, findCalendarEntry } from '../../modules/interviews/public';
import type { Services } from '../../services';
import { servicesOf } from '../../request-services';
import { actorOfRequest } from '../middleware/session';

/** `/interviews/{application}.ics`: a calendar entry; a hidden interview answers exactly like a missing one. */
export function calendarRoutes(services: Services): Router {
  const router = Router();
  router.get('/:applicationId.ics', async (request, response) => {
    const entry = await findCalendarEntry(
      servicesOf(services, request),
      actorOfRequest(request),
      request.params.applicationId,
    );
    response.set('Cache-Control', 'private, no-store');
    if (!entry) return void response.status(404).json({ errors: [{ message: 'Interview not found' }] });
    response
      .set({
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="interview.ics"',
        'X-Content-Type-Options': 'nosniff',
      })
      .send(calendarFile(entry, { appUrl: services.env.APP_URL, now: services.clock.now() }));
  });
  return router;
}
