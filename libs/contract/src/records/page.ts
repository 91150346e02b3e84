import * as v from 'valibot';
import { count } from '../fields/plain';

/** One page of a list: the items are `data` again, inside the `data` of the answer. */
/* @__NO_SIDE_EFFECTS__ */
export function pageSchema<const Item extends v.GenericSchema>(item: Item) {
  return v.object({
    /** The records of this page. */
    data: v.array(item),
    /** The page, from 1. */
    pageNumber: count,
    /** Most records on a page. */
    pageSize: count,
    /** How many there are on all pages. */
    totalRecords: count,
    /** How many pages there are. */
    totalPages: count,
  });
}
