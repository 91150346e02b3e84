import * as v from 'valibot';
import { count } from '../fields/plain';

/** One page of a list: the items are `data` again, inside the `data` of the answer. */
/* @__NO_SIDE_EFFECTS__ */
export function pageSchema<const Item extends v.GenericSchema>(item: Item) {
  return v.object({
    data: v.array(item),
    pageNumber: count,
    pageSize: count,
    totalRecords: count,
    totalPages: count,
  });
}
