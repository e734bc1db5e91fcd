export const english = `
  arise arose arisen
  become became
  begin began begun
  bend bent
  bind bound
  bite bit bitten
  blow blew blown
  break broke broken
  breed bred
  bring brought
  build built
  buy bought
  catch caught
  choose chose chosen
  come came
  creep crept
  deal dealt
  dig dug
  draw drew drawn
  drink drank drunk
  drive drove driven
  eat ate eaten
  fall fell fallen
  feed fed
  feel felt
  fight fought
  find found
  flee fled
  fly flew flown
  forbid forbade forbidden
  forget forgot forgotten
  forgive forgave forgiven
  freeze froze frozen
  give gave given
  go went gone
  grow grew grown
  hang hung
  hear heard
  hide hid hidden
  hold held
  keep kept
  know knew known
  lead led
  learn learnt
  leave left
  lend lent
  light lit
  lose lost
  make made
  mean meant
  meet met
  overcome overcame
  oversee oversaw overseen
  pay paid
  prove proven
  repay repaid
  ride rode ridden
  ring rang rung
  rise rose risen
  run ran
  see saw seen
  seek sought
  sell sold
  send sent
  shake shook shaken
  shine shone
  shoot shot
  shrink shrank shrunk
  sing sang sung
  sink sank sunk
  sit sat
  sleep slept
  speak spoke spoken
  spend spent
  stand stood
  steal stole stolen
  stick stuck
  strike struck stricken
  strive strove
  swear swore sworn
  sweep swept
  swim swam swum
  take took taken
  teach taught
  tear torn
  tell told
  think thought
  throw threw thrown
  understand understood
  undertake undertook undertaken
  undergo underwent undergone
  wake woke woken
  wear wore worn
  weave wove woven
  win won
  withdraw withdrew withdrawn
  withhold withheld
  write wrote written
  child children
  foot feet
  goose geese
  man men
  mouse mice
  person people
  tooth teeth
  woman women
  wife wives
  life lives
  half halves
  shelf shelves
  analysis analyses
  basis bases
  crisis crises
  criterion criteria
  hypothesis hypotheses
  phenomenon phenomena
  thesis theses
  good better best
  bad worse worst
  far farther further`;
