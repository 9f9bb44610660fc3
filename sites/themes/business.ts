/** A business as far as it decides which themes and variants suit it. */
export interface Business {
  /** It comes to its customers. */
  visits: boolean;
  /** Customers come to an address that the brief says. */
  premises: boolean;
  /** It's a shop: customers come for goods or food. */
  isShop: boolean;
  /** What its town or state is known for: hills, or none. Neither if the brief doesn't say where it is. */
  isHilly: boolean;
  isFlat: boolean;
  /** It works where things grow, so a footer may be a garden; and whether flowers suit it at all. */
  outdoors: boolean;
  flowers: boolean;
  /** Towns where it works. */
  towns: number;
  hasHours: boolean;
  hasPhone: boolean;
  /** How many services the home page shows, how many of them have a picture, and how many prices there are with a number. */
  services: number;
  pictured: number;
  prices: number;
  /** Customers choose by the price, so it may be the first thing they see. */
  pricesSell: boolean;
  /** Photos, and objects of the trade that can be drawn. */
  photos: number;
  objects: number;
  /** There's a picture for the first screen. */
  lead: boolean;
}
