import { fetchAhead } from '@portal/ui-kit';
import { cloneElement, useState, type ComponentType, type ReactElement, type Ref } from 'react';

/** What a menu or popover gets once its code is there: the same trigger, and whether it was already asked for. */
export interface OpenedByTrigger {
  trigger: ReactElement<TriggerProps>;
  defaultOpen: boolean;
}

interface TriggerProps {
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
  'aria-busy'?: boolean;
}

interface LoadOnIntentProps {
  /** Fetches the module; its `Component` takes the trigger over. */
  load: () => Promise<{ Component: ComponentType<OpenedByTrigger> }>;
  trigger: ReactElement<TriggerProps>;
  opens: 'menu' | 'dialog';
}

/**
 * A trigger whose menu is fetched when somebody reaches for it: nothing of it weighs on the first page.
 * Hover and focus fetch, a click opens. The trigger looks the same before and after.
 */
export function LoadOnIntent({ load, trigger, opens }: LoadOnIntentProps) {
  const [Loaded, setLoaded] = useState<ComponentType<OpenedByTrigger> | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);

  if (Loaded) return <Loaded trigger={trigger} defaultOpen />;

  const prepare = () => fetchAhead(load);
  const open = () => {
    setIsWaiting(true);
    load().then(
      ({ Component }) => setLoaded(() => Component),
      () => setIsWaiting(false),
    );
  };
  return cloneElement(trigger, {
    onClick: open,
    onPointerEnter: prepare,
    onFocus: prepare,
    'aria-haspopup': opens,
    'aria-expanded': false,
    'aria-busy': isWaiting,
  });
}
