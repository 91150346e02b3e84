import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { placeBeside } from './place-beside';
import '../styles/later.css';

interface TooltipProps {
  /** A few words more. Never the only place where something is said: a finger does not hover. */
  words: ReactNode;
  /** One button or link. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/**
 * Words beside a button or link while the pointer is over it or the keyboard on it. Escape hides them, the pointer may move onto
 * them, and they stay until it leaves. Source: WCAG 2.2, 1.4.13.
 */
export function Tooltip({ words, children }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'open' | 'closed'>('closed');
  const close = () => setState('closed');

  useLayoutEffect(() => {
    const element = tip.current;
    if (state === 'closed' || !element?.parentElement) return undefined;
    element.showPopover();
    placeBeside(element, element.parentElement);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault(); // a dialog around it stays open
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('scroll', close, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('scroll', close, true);
      element.hidePopover();
    };
  }, [state]);

  const onPointerEnter = (event: PointerEvent) => event.pointerType === 'mouse' && setState('open');
  const onFocus = (event: FocusEvent) => event.target.matches(':focus-visible') && setState('open');
  return (
    <span
      className="tooltip-anchor"
      onPointerEnter={onPointerEnter}
      onPointerLeave={close}
      onFocus={onFocus}
      onBlur={close}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span className="tooltip" ref={tip} role="tooltip" id={id} popover="manual" data-state={state}>
        <span>{words}</span>
      </span>
    </span>
  );
}
