import { type ComponentProps, useRef } from 'react';
import { Button } from './button';
import '../styles/print-alone.css';

interface PrintAloneProps extends ComponentProps<'div'> {
  /** What the button does, for example "Print this letter". */
  label: string;
  /** Does the printing, and begins it before it returns. */
  print?: () => void;
}

/** A part of a page with a button below it that prints the part without the rest. */
export function PrintAlone({ label, print = () => window.print(), children, ...props }: PrintAloneProps) {
  const part = useRef<HTMLDivElement>(null);

  const printPart = () => {
    part.current?.setAttribute('data-printed', '');
    window.addEventListener('afterprint', () => part.current?.removeAttribute('data-printed'), { once: true });
    print();
  };

  return (
    <div className="print-alone" ref={part} {...props}>
      {children}
      <Button variant="secondary" onClick={printPart}>
        {label}
      </Button>
    </div>
  );
}
