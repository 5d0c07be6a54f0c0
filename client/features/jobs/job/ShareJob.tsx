import { useTranslations } from 'use-intl/react';
import { copyText } from '../../../components/copy-text';
import { LightButton } from '../../../components/LightButton';
import type { SeekerJobFieldsFragment } from '../../../graphql/generated';
import { IconShare } from '../../../icons';
import { textsOf } from '../../../language/store';

function copy(url: string): Promise<void> {
  const t = textsOf('browse');
  return copyText(url, { copied: t('share.copied'), failed: t('share.copyFailed', { url }) });
}

/** Opens the phone's share dialog; copies the address when there is none or it fails. */
async function share(data: { title: string; url: string }): Promise<void> {
  if (!('share' in navigator)) return copy(data.url);
  try {
    await navigator.share(data);
  } catch (error) {
    // Closed without a choice, which is one.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(data.url);
  }
}

/** Sends the address of the public page on; nothing where people without an account cannot read the job. */
export function ShareJob({ job }: { job: Pick<SeekerJobFieldsFragment, 'title' | 'companyName' | 'publicUrl'> }) {
  const t = useTranslations('browse.share');
  const { publicUrl: url } = job;
  if (!url) return null;
  return (
    <div>
      <LightButton look="secondary" onClick={() => void share({ title: `${job.title} · ${job.companyName}`, url })}>
        <IconShare size={18} stroke={1.75} aria-hidden />
        {t('button')}
      </LightButton>
    </div>
  );
}
