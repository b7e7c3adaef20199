export interface FlightDirectory {
  /**
   * Who flies a flight, by its number as it was typed: `ba 117`, `BAW117`.
   * @returns the airline's usual name; null for a number that names none that is known
   * @throws AdapterError when an outside directory gives no answer
   */
  airlineOf(number: string): Promise<string | null>;
}
