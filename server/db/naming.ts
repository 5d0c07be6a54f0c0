import { DefaultNamingStrategy, type NamingStrategyInterface } from 'typeorm';

/** `phoneNumber` in code is `phone_number` in the database. */
export class SnakeCaseNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return (
      customName ?? [...prefixes, propertyName].join('_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    );
  }
}
