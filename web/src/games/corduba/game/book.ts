/** The printed game: what the numbers and words of views, actions and events are called in a content pack. */

import { has, t } from '../../../i18n/fluent.svelte';
import type { Building, Colour, Content, ContentData, District, Site } from './types';

/** Abilities from this number on belong to the tokens of monuments. */
export const FIRST_TOKEN = 16;

interface AbilityText {
  name: string;
  text: string;
  ability: Content['monuments']['monument'][number]['ability'];
}

export class Book {
  readonly content: Content;
  private readonly buildings: Map<string, Content['buildings']['building'][number]>;

  constructor(readonly data: ContentData) {
    this.content = data.content;
    this.buildings = new Map(data.content.buildings.building.map((b) => [b.id, b]));
  }

  building(id: Building): Content['buildings']['building'][number] {
    return this.buildings.get(id)!;
  }

  district(district: District): string {
    return this.content.board.district[district].name;
  }

  /** "Servorum" where the whole name would not fit. */
  shortDistrict(district: District): string {
    return this.district(district).replace(/^Pars /, '');
  }

  specialist(colour: Colour): Content['specialists']['specialist'][number] {
    return this.content.specialists.specialist.find((s) => s.id === colour)!;
  }

  monument(i: number): Content['monuments']['monument'][number] {
    return this.content.monuments.monument[i]!;
  }

  milestone(i: number): Content['res_gestae']['milestone'][number] {
    return this.content.res_gestae.milestone[i]!;
  }

  heritage(i: number): Content['heritage']['card'][number] {
    return this.content.heritage.card[i]!;
  }

  /** Its gloss stands in brackets. */
  heritageName(i: number): string {
    const { id, name } = this.heritage(i);
    const [, latin, own] = /^(.*?)(?: \((.*)\))?$/.exec(name)!;
    const gloss = this.gloss('heritage', id, own);
    return gloss ? `${latin} (${gloss})` : latin!;
  }

  /** What a Latin name means, in the reader's language; a pack of one's own says it in its own words. */
  gloss(
    kind: 'building' | 'monument' | 'site' | 'heritage' | 'specialist' | 'rome',
    id: string,
    own: string | undefined,
  ): string {
    const key = `co-gloss-${kind}-${id.replaceAll('_', '-')}`;
    return !this.data.own && has(key) ? t(key) : (own ?? '');
  }

  family(i: number): Content['families']['family'][number] {
    return this.content.families.family[i]!;
  }

  /** A character is 2 * family + side. */
  character(i: number): Content['families']['family'][number]['character'][number] {
    return this.family(i >> 1).character[i & 1]!;
  }

  rome(i: number): Content['postulationem']['card'][number] {
    return this.content.postulationem.card[i]!;
  }

  site(site: Site): Content['board']['site'][Site] {
    return this.content.board.site[site];
  }

  ability(i: number): AbilityText {
    if (i < FIRST_TOKEN) {
      const c = this.character(i);
      return { name: c.name, text: c.text ?? '', ability: c.ability };
    }
    const m = this.monument(i - FIRST_TOKEN);
    return { name: m.name, text: m.token ?? '', ability: m.ability };
  }

  /** the entry of the pack that an ability stands in */
  abilityPath(i: number): string {
    if (i >= FIRST_TOKEN) return `monuments.monument.${this.monument(i - FIRST_TOKEN).id}`;
    const family = this.content.families.family[Math.floor(i / 2)]!;
    return `families.family.${family.id}.character.${family.character[i % 2]!.id}`;
  }

  /** what building a tile in this district gives */
  prestige(kind: Content['buildings']['building'][number], district: District): number {
    return kind.prestige_in?.[district] ?? kind.prestige;
  }
}
