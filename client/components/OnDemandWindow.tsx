import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl/react';
import type { OnDemand } from '../lib/on-demand';
import { OnDemandPart } from './OnDemandPart';
import { toastNotOpened } from './toasts';
import classes from './ModalLoading.module.css';

/** Between a press and the window that it opens, while its code is on the way. */
function ModalLoading() {
  const t = useTranslations('frame');
  return (
    <div className={classes.place} role="status">
      <span className={classes.words}>{t('loading')}</span>
    </div>
  );
}

interface WindowProps {
  opened: boolean;
  onClose: () => void;
}

interface OnDemandWindowProps<Props extends WindowProps> {
  part: OnDemand<ComponentType<Props>>;
  props: Props;
}

/** A window whose code comes when it is first opened. If that does not come, it is closed again with a toast. */
export function OnDemandWindow<Props extends WindowProps>({ part, props }: OnDemandWindowProps<Props>) {
  const giveUp = (): void => {
    props.onClose();
    toastNotOpened();
  };
  return <OnDemandPart part={part} props={props} wanted={props.opened} waiting={<ModalLoading />} onFailure={giveUp} />;
}
