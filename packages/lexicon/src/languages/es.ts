import type { Lexicon } from "../types.ts";

export const spanish: Lexicon = {
  language: "es",
  grammar: {
    hasCapitals: true,
    questionWordsFirst: true,
    capitalizesNouns: false,
    joinsNouns: false,
  },
  functionWords: `quién quiénes cuándo dónde cómo cuánto cuánta cuántos cuántas cuál cuáles qué por año según nombre
    número
    debo debe deben compara comparar`,
  questionWords:
    "quién quiénes qué cuándo dónde cómo cuánto cuánta cuántos cuántas cuál cuáles por_qué",
  questionVerbs: "es son era eran fue fueron está están hay tiene tienen puede pueden",
  questionJoints: "y e así_como",
  measureQuestions: `cuánto_mide cuánto_miden cuánto_pesa cuánto_pesan cuánto_dura cuánto_duran cuánto_tiempo qué_altura
    qué_longitud qué_edad`,
  answerCues: {
    email:
      "dirección_de_correo dirección_de_correo_electrónico dirección_de_e-mail dirección_de_email correo_electrónico_de correo_electrónico_del",
    phone: "número_de_teléfono números_de_teléfono número_de_móvil número_de_celular",
    number:
      "cuánto cuánta cuántos cuántas cuanto cuanta cuantos cuantas qué_porcentaje qué_número qué_cantidad",
    date: "cuándo qué_año qué_fecha qué_día qué_mes qué_siglo qué_década",
    person: "quién quiénes quien quienes",
    percent: "porcentaje* qué_porcentaje qué_proporción qué_tasa por_ciento",
    money:
      "cuánto_cuesta cuánto_cuestan cuánto_vale qué_precio precio precios coste costo tarifa tarifas alquiler salario sueldo cuánto_…_pagar",
    weight: "cuánto_pesa cuánto_pesan",
    length: "cuánto_mide cuánto_miden qué_longitud",
    duration:
      "cuánto_tiempo cuánto_dura cuánto_duran cuántos_minutos cuántas_horas cuántos_días cuántas_semanas cuántos_meses",
    place:
      "dónde adónde en_qué_ciudad en_qué_país en_qué_lugar en_qué_sala qué_dirección qué_ciudad",
    reason: "por_qué por_qué_motivo por_qué_razón cuál_es_el_motivo cuál_es_la_razón",
  },
  agents: "por_el por_la por_los por_las por_un por_una",
  reasons:
    "porque ya_que debido_a puesto_que a_causa_de para_que con_el_fin motivo motivos razón razones",
  definitions: {
    openers: "qué_es qué_son",
    markers: "qué_significa qué_significan qué_quiere_decir ^define ^defina",
    verbs: "es son era significa significan denota describe",
  },
  determiners: {
    definite: "el la los las lo mi mis tu tus su sus nuestro nuestra nuestros nuestras",
    indefinite: "un una unos unas al del este esta ese esa cada algunos algunas varios varias",
  },
  followUpOpeners: "y o e pero qué_tal qué_hay_de qué_pasa_con",
  pronouns: `él ella ellos ellas su sus suyo suya esto eso aquello este esta estos estas ese esa esos esas allí allá`,
  emptySubjects: "hay había hubo esta_vez este_año",
  backReferences:
    "él ella ellos ellas esto eso este esta estos estas ese esa esos esas su sus sin_embargo",
  announcements: "siguiente siguientes a_continuación más_abajo",
  negations: "no nunca jamás nada ni ningún ningun* nadie sin tampoco",
  refusals: {
    material: `documento documentos pasaje pasajes fuente fuentes fragmento fragmentos texto textos contexto archivo
      archivos`,
    reporting: `menc* contien* conten* indic* especific* inform* respon* encontr* encuentr* dice* proporcion*`,
  },
  listQuestions: "qué cuál cuáles todos todas cada lista listar enumera enumere",
  wholeDocument:
    "resum* compara comparar compare comparación diferencia_entre diferencias_entre sinopsis puntos_clave",
  thisFile:
    "este_archivo este_documento este_informe este_texto el_archivo el_documento el_informe",
  sourceTitles: "fuente fuentes referencia referencias",
  sourceReferences: "p. pp. pág. págs. página páginas fuente fuentes pasaje pasajes y",
  abbreviations: "Dr Dra Sr Sra Srta fig vol pág págs núm p.ej aprox EE.UU",
  periods: {
    quarters: [
      "primer_trimestre 1er_trimestre",
      "segundo_trimestre 2.º_trimestre",
      "tercer_trimestre 3er_trimestre",
      "cuarto_trimestre 4.º_trimestre",
    ],
    year: {
      last: "año_pasado año_anterior",
      current: "este_año año_en_curso",
      next: "próximo_año año_que_viene",
    },
    quarter: {
      last: "trimestre_pasado último_trimestre trimestre_anterior",
      current: "este_trimestre",
      next: "próximo_trimestre",
    },
    month: {
      last: "mes_pasado mes_anterior",
      current: "este_mes",
      next: "próximo_mes mes_que_viene",
    },
  },
  instructions: `^supón ^suponga ^supongamos ^imagina ^imagine ^eres_un ^usted_es_un ^actúa_como ^responde ^responda ^por_favor_responde ^contesta ^conteste ^da_tu_respuesta ^tu_respuesta ^su_respuesta ^la_respuesta_debe ^usa_solo ^utilice_solo ^sé_breve ^sea_breve ^redondea ^si_no_lo_sabes ^si_no_lo_sabe`,

  cardinals: `cero uno/un/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis
    diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa`,
  ambiguousNumbers: "uno un una",
  quantities: `primero primera primer segundo segunda tercero tercera tercer cuarto cuarta quinto quinta último última
    cien ciento cientos mitad tercio docena diario diaria semanal* mensual* anual* nunca ninguno ninguna`,
  scales: {
    thousand: "mil miles",
    million: "millón millones",
    billion: "mil_millones millardo millardos",
  },
  hedges: "unos unas aproximadamente casi alrededor_de cerca_de",
  units: {
    "%": "por_ciento",
    "€": "euro euros eur",
    $: "dólar dólares usd",
    "£": "esterlinas",
    km: "kilómetro kilómetros",
    m: "metro metros",
    cm: "centímetro centímetros",
    mm: "milímetro milímetros",
    mi: "milla millas",
    ft: "pie pies",
    in: "pulgada pulgadas",
    kg: "kilo kilos kilogramo kilogramos",
    g: "gramo gramos",
    t: "tonelada toneladas",
    s: "segundo segundos",
    min: "minuto minutos",
    h: "hora horas",
    d: "día días",
    w: "semana semanas",
    mo: "mes meses",
    y: "año años",
    l: "litro litros",
    ha: "hectárea hectáreas",
    "°C": "celsius",
    "°F": "fahrenheit",
  },
  tables: {
    sum: "suma total totales conjunto",
    average: "promedio promedios media medias medio",
    median: "mediana",
    most: "más",
    least: "menos",
    highest: "máximo máxima máx mayor mejor",
    lowest: "mínimo mínima mín menor peor",
    count: "cuántos cuántas número_de cantidad_de",
    rows: "fila filas registro registros entrada entradas línea líneas",
    per: "por",
    each: "cada",
    or: "o",
    beyond: `no ni ningún ninguna nunca sin excepto salvo menos pero otro otra otros otras que superior* inferior* sobre
      bajo entre antes después desde hasta contra comparado diferencia ratio parte porcentaje proporción crecimiento
      aumento disminución cambio tendencia si primero primera segundo segunda tercero último última próximo próxima
      anterior siguiente por_qué cuándo`,
    filler: `tabla tablas hoja libro archivo columna columnas valor valores importe importes cantidad número números cifra
      cifras datos lista diferentes distintos distintas todos todas todo cuánto cuánta cuántos cuántas cuál cuáles qué
      quién calcula calcule da muestra es son fue el la los las de del al en para un una y hay`,
    yearColumns: "año ejercicio",
    share: "porcentaje proporción por_ciento parte cuota",
    above: "más_de más_que superior_a superiores_a mayor_que mayores_que por_encima_de",
    atLeast: "al_menos como_mínimo desde",
    below: "menos_de menos_que inferior_a inferiores_a menor_que menores_que por_debajo_de",
    atMost: "como_máximo hasta a_lo_sumo",
    between: "entre",
    before: "antes_de antes_del",
    after: "después_de después_del",
    more: "más mayor mejor",
    less: "menos menor peor",
    difference: "diferencia",
    both: "dos ambos ambas",
    auxiliary: `hay tiene tienen tuvo tuvieron viene vienen vendió vendieron vende venden vendido vendidos costó cuesta
      cuestan gasta gastó gana ganan ganó trabaja trabajan vive viven pertenece pertenecen llamado llamada
      llama logró alcanzó corresponde`,
    concepts: {
      person: `persona personas nombre nombres empleado empleados empleada empleadas trabajador trabajadores quién
      miembro miembros`,
      salary: "salario salarios sueldo sueldos gana ganan pagado pagada",
      price: "precio precios coste costo cuesta costó caro cara caros barato barata tarifa",
      quantity: "cantidad cantidades unidades vendido vendidos vendidas",
      revenue: "ingreso ingresos ventas facturación vendió",
      profit: "beneficio beneficios ganancia ganancias utilidad",
      expense: "gasto gastos gasta gastó importe",
      product: "producto productos artículo artículos",
      customer: "cliente clientes",
      department: "departamento departamentos sección equipo",
      job: "puesto cargo empleo función",
      city: "ciudad ciudades lugar dónde",
      country: "país países",
      date: "fecha fechas día cuándo",
      height: "altura alto alta altitud",
      weight: "peso pesado pesada pesa",
      length: "longitud largo larga duración",
      age: "edad viejo vieja joven",
      score: "puntuación puntos nota notas calificación",
      address: "dirección calle vive",
      phone: "teléfono móvil",
      category: "categoría categorías tipo tipos grupo clase segmento",
    },
  },
  versions: {
    latest: "último última más_reciente actual actuales actualmente hoy ahora vigente vigentes",
    original: `original originales inicial iniciales inicialmente anterior anteriores antiguo antigua primera_versión`,
    changed: "cambio cambios cambió cambiaron cambiado cambia cambian modific* revisad* enmend*",
    added: "añad* agreg* nuevo nueva nuevos nuevas introduc* incorporad*",
    removed: "eliminad* eliminó eliminaron suprimi* quitad* retirad* ya_no desaparec*",
    raised: `subi* aument* increment* más_caro más_cara más_caros más_caras encarec* más_alto más_alta`,
    lowered: "baj* disminu* reduc* más_barato más_barata más_baratos más_baratas abarat* menor",
    compared: `compar* evolucion* desarroll* versus vs frente_a cuál_de_los_dos cuál_de_las_dos ambos_documentos
      ambas_versiones diferencia* difiere* diferente* distint*`,
    same: "mismo misma mismos mismas igual iguales idéntic* coincid* contradic*",
    amendment: "enmienda* adenda* anexo_modificatorio modificación_número",
    sections: `sección secciones cláusula cláusulas artículo artículos apartado apartados párrafo párrafos`,
  },
  library: {
    document: "documento archivo fichero",
    documents: "documentos archivos ficheros",
    folders: "carpeta carpetas directorio directorios subcarpeta subcarpetas",
    spreadsheets: "hoja_de_cálculo hojas_de_cálculo",
    presentations: "presentación presentaciones",
    recordings: `grabación grabaciones audio audios archivo_de_audio archivos_de_audio vídeo vídeos video videos`,
    list: "qué cuál cuáles lista muestra enumera",
    exists: `tengo tenemos tienes tiene_usted tienen hay existe existen mi mis nuestro nuestros nuestra todo todos todas
      muéstrame muestra_todos lista_todos enséñame encuentra busca en_la_biblioteca en_mi_biblioteca
      en_la_base_de_datos en_el_sistema en_total`,
    place: "en dentro_de de del contiene bajo",
    newest: `último últimos última últimas reciente recientes recientemente nuevo nuevos nueva nuevas más_reciente
      más_recientes más_nuevo más_nuevos`,
    uploaded: "subido subidos subió subieron subí cargado cargados",
    news: "qué_hay_de_nuevo qué_hay_nuevo hay_algo_nuevo qué_se_ha_añadido qué_se_añadió",
    periods: {
      today: "hoy",
      yesterday: "ayer",
      thisWeek: "esta_semana",
      lastWeek: "la_semana_pasada semana_pasada última_semana",
      thisMonth: "este_mes",
      lastMonth: "el_mes_pasado mes_pasado",
    },
    indexing: `indexando se_está_indexando se_están_indexando indexándose sin_indexar todavía_indexando`,
    pending: `no_está_listo no_están_listos sin_procesar en_proceso procesando procesándose se_están_procesando
      se_está_procesando pendiente pendientes`,
    ready: "listo listos indexado indexados procesado procesados",
    failed: `fallado fallaron fallidos falló ilegible ilegibles no_se_pudo_leer no_se_pudieron_leer no_se_han_podido_leer
      con_error con_errores`,
    about: "sobre acerca_de acerca_del relacionado_con relacionados_con referente_a",
    covers: `trata_de tratan_de trata_sobre tratan_sobre trata_del habla_de hablan_de habla_sobre menciona mencionan aborda
      es_sobre son_sobre`,
    contents: "qué_hay_en qué_contiene qué_tengo_en",
    where: `dónde_está dónde_están dónde_se_encuentra dónde_encuentro en_qué_carpeta en_cuál_carpeta`,
    filler: `el la los las un una unos unas a al me nos yo es son está están ha han he hemos se fue fueron que por_favor aún
      todavía ya ahora actualmente biblioteca base_de_datos sistema colección diferentes número y solo dime dame
      nombra añadido añadidos agregado agregados guardado guardados aquí ahí cuántos cuántas más lo han_sido ha_sido
      guardada`,
  },
  smallTalk: {
    greetings: `hola buenos_días buenas_tardes buenas_noches buenas bienvenido qué_tal cómo_estás cómo_está_usted saludos hey`,
    thanks: `gracias muchas_gracias mil_gracias te_lo_agradezco vale ok de_acuerdo perfecto genial estupendo muy_bien bien
      entendido adiós hasta_luego hasta_pronto chao`,
    capabilities: `qué_puedes_hacer qué_puede_hacer qué_puedes_hacer_por_mí qué_sabes_hacer quién_eres quién_es_usted qué_eres
      ayuda ayúdame puedes_ayudarme me_puedes_ayudar cómo_puedes_ayudarme en_qué_puedes_ayudarme
      en_qué_me_puedes_ayudar cómo_funciona cómo_funciona_esto cómo_funcionas qué_puedo_preguntar
      qué_puedo_preguntarte qué_te_puedo_preguntar qué_preguntas_puedo_hacer qué_es_footnote para_qué_sirve_esto`,
    filler: `a_todos todos todo footnote asistente tú usted por_tu_ayuda por_su_ayuda por_la_ayuda mucho por_favor y para_mí
      entonces ahora`,
  },
};
