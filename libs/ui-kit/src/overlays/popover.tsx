import * as RadixPopover from '@radix-ui/react-popover';
import { type ComponentProps } from 'react';
import '../styles/overlay.css';

export { Close as PopoverClose, Root as Popover, Trigger as PopoverTrigger } from '@radix-ui/react-popover';

/** The panel of a Popover, in a portal: anything that is not a list of choices. */
export function PopoverContent({
  align = 'end',
  sideOffset = 4,
  ...props
}: ComponentProps<typeof RadixPopover.Content>) {
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        className="popover-content"
        align={align}
        sideOffset={sideOffset}
        collisionPadding={16}
        {...props}
      />
    </RadixPopover.Portal>
  );
}
