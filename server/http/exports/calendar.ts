import { Router } from 'express';
import { textsIn } from '../../language/texts';
import { calendarFile, findCalendarEntry } from '../../modules/interviews/public';
import type { Services } from '../../services';
import { servicesOf } from '../../request-services';
import { actorOfRequest, sessionOf } from '../middleware/session';

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
    const { language } = sessionOf(request);
    const texts = textsIn(language);
    if (!entry) return void response.status(404).json({ errors: [{ message: texts('files.calendar.notFound') }] });
    response
      .set({
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${texts('files.calendar.name')}"`,
        'X-Content-Type-Options': 'nosniff',
      })
      .send(calendarFile(entry, { language, appUrl: services.env.APP_URL, now: services.clock.now() }));
  });
  return router;
}
