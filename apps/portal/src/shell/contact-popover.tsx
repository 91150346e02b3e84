import { type OpenedByTrigger } from '@portal/policy-workflow';
import { Stack } from '@portal/ui-kit';
import { Popover, PopoverContent, PopoverTrigger } from '@portal/ui-kit/menu';
import { ContactWays } from './contact-ways';

/** The contact data on a small screen. */
function ContactPopover({ trigger, defaultOpen }: OpenedByTrigger) {
  return (
    <Popover defaultOpen={defaultOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent aria-label="Contact us">
        <Stack gap="sm">
          <ContactWays />
        </Stack>
      </PopoverContent>
    </Popover>
  );
}
export { ContactPopover as Component };
