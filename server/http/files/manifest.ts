import type { Request, Router } from 'express';
import type { Language } from '../../../domain/language';
import { paths } from '../../../domain/paths';
import { textsIn } from '../../language/texts';
import { withoutDocumentHeaders } from '../middleware/security';
import { siteRouter } from '../site-router';

const SHORTCUTS = [
  ['findJobs', paths.user.jobs],
  ['applied', paths.user.applied],
  ['calendar', paths.user.interviewCalendar],
] as const;

/** What a phone shows of the installed application. It opens where people go on; who is of another role is led home from there. */
function manifestIn(language: Language): string {
  const t = textsIn(language);
  return JSON.stringify({
    id: '/',
    name: 'TemuKerja',
    short_name: 'TemuKerja',
    description: t('page.description'),
    lang: language,
    start_url: paths.user.dashboard,
    scope: '/',
    display: 'standalone',
    // Until the page says more exactly, for light and for dark.
    theme_color: '#ffffff',
    background_color: '#ffffff',
    icons: [
      { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/app-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: SHORTCUTS.map(([name, url]) => ({ name: t(`page.shortcuts.${name}`), url })),
  });
}

const MANIFESTS = { en: manifestIn('en'), id: manifestIn('id') } satisfies Record<Language, string>;

export function manifestRoute(languageOf: (request: Request) => Promise<Language>): Router {
  const router = siteRouter();
  router.get('/manifest.webmanifest', withoutDocumentHeaders, async (request, response) => {
    response.set('Cache-Control', 'no-cache').vary('Cookie').vary('Accept-Language');
    response.type('application/manifest+json').send(MANIFESTS[await languageOf(request)]);
  });
  return router;
}
