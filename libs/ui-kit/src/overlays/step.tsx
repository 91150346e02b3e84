import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Heading } from '../text/heading';
import { Stack } from '../layout/stack';

interface StepProps {
  /** What is being done. */
  title: string;
  /** What it takes: fields, and the buttons that do it or leave it. */
  children: ReactNode;
}

/** One thing that is being done with what is on screen, in the place of the buttons that began it; its heading takes the focus. */
export function Step({ title, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <Heading level={3} size="sm" id={id} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
