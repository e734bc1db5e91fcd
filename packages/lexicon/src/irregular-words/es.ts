export const spanish = `
  abrir abre abierto
  caer cae cayó
  cerrar cierra
  comenzar comienza
  conducir condujo
  construir construye construyó
  contar cuenta
  costar cuesta cuestan
  cubrir cubierto
  dar dio
  decir dice dijo dicho
  empezar empieza
  encontrar encuentra
  escribir escrito
  hacer hace hizo hecho
  ir va fue
  leer leyó
  morir muere murió muerto
  mostrar muestra
  mover mueve
  obtener obtiene obtuvo
  ofrecer ofrezca
  pedir pide pidió
  perder pierde
  poder puede pueden
  poner pone puso puesto
  producir produjo
  querer quiere
  recibir recibe
  romper roto
  saber sabe supo
  seguir sigue siguió
  servir sirve
  tener tiene tienen tuvo
  traer trajo
  venir viene vino
  ver ve visto
  volver vuelve vuelto`;
