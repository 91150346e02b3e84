import { type ComponentProps } from 'react';
import { Button } from '../actions/button';
import { ArrowLeftIcon } from '../icons/arrow-left-icon';
import { ArrowRightIcon } from '../icons/arrow-right-icon';

interface PaginationProps extends ComponentProps<'nav'> {
  /** From 1. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** Another page was asked for. */
  onPage: (page: number) => void;
}

/** One page back, one page on, and where one is. */
export const Pagination = ({ page, pageCount, onPage, ...props }: PaginationProps) => (
  <nav className="pagination" aria-label="Pages" {...props}>
    <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
      <ArrowLeftIcon />
      Previous
    </Button>
    <span aria-live="polite">
      Page {page} of {pageCount}
    </span>
    <Button variant="secondary" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
      Next
      <ArrowRightIcon />
    </Button>
  </nav>
);
