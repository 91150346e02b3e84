import { type ComponentProps, type ReactNode } from 'react';
import '../styles/later.css';
import { Text } from './text';

interface ChangingTextProps extends Omit<ComponentProps<typeof Text>, 'children' | 'as'> {
  /** The longest words that ever stand here. */
  longest: string;
  /** The words that stand here now. */
  children?: ReactNode;
}

/**
 * Words that change while somebody works below them. They have the room of the longest from the start: what moves between the
 * finger's touch and its lift takes no tap.
 */
export const ChangingText = ({ longest, children, ...props }: ChangingTextProps) => (
  <Text data-longest={longest} {...props}>
    <span>{children}</span>
  </Text>
);
