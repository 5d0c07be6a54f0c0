import type { Router } from 'express';
import { bitsOf, RevealedDetail, RevealKind } from '../../../domain/reveals';
import { textsIn } from '../../language/texts';
import { calendarFile, findCalendarEntry, type CalendarEntry } from '../../modules/interviews';
import { recordReveals, type Reveal } from '../../modules/reveals';
import type { Services } from '../../services';
import { servicesOf } from '../../request-services';
import { actorOfRequest, sessionOf } from '../middleware/session';
import { siteRouter } from '../site-router';

/** `/interviews/{application}.ics`: a calendar entry; a hidden interview gets the same response as a missing one. */
export function calendarRoutes(services: Services): Router {
  const router = siteRouter();
  router.get('/:applicationId.ics', async (request, response) => {
    const scope = { services: servicesOf(services, request), actor: actorOfRequest(request) };
    const entry = await findCalendarEntry(scope.services, scope.actor, request.params.applicationId);
    response.set('Cache-Control', 'private, no-store');
    const { language } = sessionOf(request);
    const texts = textsIn(language);
    if (entry?.party === 'COMPANY') await recordReveals(scope, [calendarRevealOf(entry)]);
    if (!entry) return void response.status(404).json({ errors: [{ message: texts('files.calendar.notFound') }] });
    response
      .set({
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${texts('files.calendar.name')}"`,
      })
      .send(calendarFile(entry, services, language));
  });
  return router;
}

/** The applicant's name is in the entry's title. */
function calendarRevealOf({ interview: { id, seeker_id: seekerId } }: CalendarEntry): Reveal {
  return { subjectId: id, seekerId, kind: RevealKind.CALENDAR, details: bitsOf([RevealedDetail.NAME]) };
}
