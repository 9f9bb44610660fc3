/** A business as far as it decides which themes and variants suit it. */
export interface Business {
  /** It comes to its customers. */
  visits: boolean;
  /** There are no hills around it, as far as its town and state tell. */
  isFlat: boolean;
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
