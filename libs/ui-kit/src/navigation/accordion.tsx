import { Children, type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '../actions/button';
import '../styles/later.css';

const sections = (accordion: HTMLElement | null) => [
  ...(accordion?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? []),
];

/** Sections that open and close, `AccordionItem` each. Several may be open at once, for people compare. */
export function Accordion({ children, ...props }: ComponentProps<'div'>) {
  const accordion = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'some' | 'all'>('some');

  useEffect(() => {
    const element = accordion.current;
    const look = () => setOpen(sections(element).every((section) => section.open) ? 'all' : 'some');
    element?.addEventListener('toggle', look, true); // a toggle does not bubble
    return () => element?.removeEventListener('toggle', look, true);
  }, []);

  const openOrClose = () => {
    for (const section of sections(accordion.current)) section.open = open === 'some';
  };

  return (
    <div className="accordion" {...props} ref={accordion}>
      {Children.toArray(children).length > 1 && (
        <Button variant="quiet" onClick={openOrClose}>
          {open === 'all' ? 'Hide all' : 'Show all'}
        </Button>
      )}
      {children}
    </div>
  );
}
