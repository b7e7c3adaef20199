export interface FlightDirectory {
  /**
   * The airline of a flight, by the number as it was typed: `ba 117`, `BAW117`.
   * @returns the airline's usual name; null for a number without a known airline
   * @throws AdapterError when an outside directory gives no answer
   */
  airlineOf(number: string): Promise<string | null>;
}
