import { itemOfUnit } from "../items/inspection-items";

type Open = { item: string; of_trailer: boolean; trailer_id: string | null; trailer_name: string | null };

/** On the page of its vehicle, where only a trailer of somebody else's has to be named. */
export function openItem({ item, of_trailer, trailer_id, trailer_name }: Open): string {
  return itemOfUnit({ item, of_trailer: of_trailer && trailer_id === null, trailer_name });
}
